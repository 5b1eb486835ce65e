import { byteSize } from '../components/byte-size.js';
import { uploadLimits } from '../web/uploaded-file.js';

interface TooLargeToEditProps {
  /** The URL of the text as a file. */
  download: string;
  /** The URL of the form for files. */
  upload: string;
}

/** What to do with a text that a form in a browser would be slow with. */
export function TooLargeToEdit({ download, upload }: TooLargeToEditProps) {
  return (
    <div class="notice warn">
      <p>
        <strong>
          The text is too large to be edited here: it has more than {byteSize(uploadLimits.shown)}.
        </strong>
      </p>
      <p>
        <a href={download}>Download it</a>, correct it, and <a href={upload}>publish the corrected file</a>.
      </p>
    </div>
  );
}
