/**
 * Replaces letters with the ones that keyboards have: compatibility forms, and accents of Latin, Greek, and Cyrillic letters. Keeps
 * capital letters, because they start words.
 */
export function normalize(text: string): string {
  if (isASCII.test(text)) return text;
  return text
    .replace(manyMarks, '$1')
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(otherLetters, (letter) => replacements[letter] ?? letter);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const isASCII = /^[\u0000-\u007f]*$/;

/** The time for normalizing marks is quadratic in their number after a letter. */
const manyMarks = /(\p{M}{4})\p{M}+/gu;

/** And marks that are invisible: soft hyphens and variation selectors. */
const accents = /\u00ad|[\u0300-\u036f\ufe00-\ufe0f]/g;

/** Letters that Unicode does not decompose. */
const replacements: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  ς: 'σ',
};

const otherLetters = /[ßẞæÆœŒøØłŁđĐðÐþÞıς]/g;
