const maximumLength = 2048;

// Servers that are no web servers, but take some of what a web client sends for commands of their own.
const refusedPorts = new Set([
  20, 21, 22, 23, 25, 53, 69, 110, 111, 135, 137, 139, 143, 161, 179, 389, 445, 465, 512, 513, 514, 515, 587,
  636, 873, 993, 995, 1433, 1521, 2049, 2375, 2376, 2379, 3306, 3389, 5432, 5672, 5900, 6379, 6443, 9042,
  9092, 9200, 9300, 10250, 11211, 27017,
]);

/** A source URL, or why it can never be fetched, as far as its text shows and wherever it would be fetched from. */
export function readSourceURL(text: string): { url: URL } | { refusal: string } {
  if (/\p{Surrogate}/u.test(text))
    return { refusal: 'has half of a surrogate pair, which no encoding can carry' };
  if (text.length > maximumLength) return { refusal: `is longer than ${maximumLength} characters` };
  // Parsing a URL drops or escapes these, so that what is fetched would not be what was sent.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(text)) {
    return { refusal: 'has spaces, control characters or backslashes, which a URL cannot have' };
  }
  const url = parse(text);
  if (!url) return { refusal: 'is not a valid URL' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { refusal: 'must begin with http:// or https://' };
  }
  if (url.username || url.password) return { refusal: 'must not carry a user name or a password' };
  if (refusedPorts.has(Number(url.port))) {
    return { refusal: `names port ${url.port}, which is not used by web servers` };
  }
  return { url };
}

// Not `URL.canParse`, which is younger than some of the places where this runs.
function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
