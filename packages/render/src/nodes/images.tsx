import type { BlockOf } from '../model/node-types.js';
import type { NodeProps } from '../model/render-context.js';
import { imageSource } from './inlines.js';

type Image = BlockOf<'images'>['nodes'][number];

export function Images({ node, context }: NodeProps<BlockOf<'images'>>) {
  const { align, withFrame } = node.data;
  const classes = ['shelf-images', align && `shelf-align-${align}`, withFrame && 'shelf-frame'];
  return (
    <div className={classes.filter((name) => typeof name === 'string').join(' ')}>
      {node.nodes.map((image, index) => (
        <Figure key={image.key ?? index} node={image} context={context} />
      ))}
    </div>
  );
}

function Figure({ node, context }: NodeProps<Image>) {
  const { ref, refDark, alt, width, height } = node.data;
  const source = imageSource(context, ref);
  const dark = refDark && imageSource(context, refDark);
  const captions = node.fragments.filter(({ nodes }) => nodes.length > 0);
  return (
    <figure>
      {source === undefined ? (
        (alt ?? '')
      ) : (
        <picture>
          {dark !== undefined && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
          <img src={source} alt={alt ?? ''} width={pixels(width)} height={pixels(height)} loading="lazy" />
        </picture>
      )}
      {captions.map((caption, index) => (
        <figcaption key={index}>
          <context.Blocks nodes={caption.nodes} context={context} />
        </figcaption>
      ))}
    </figure>
  );
}

/** A length in pixels; attributes have no other units. */
function pixels(length: Image['data']['width']): number | undefined {
  if (typeof length === 'number') return length;
  return length?.unit === 'px' ? length.value : undefined;
}
