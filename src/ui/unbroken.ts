/** Words like "Omega-3", which a line may not end in the middle of. */
const wholeWords = /([\p{L}\d]+-\d[\p{L}\d]*)/u

/** A text in parts, in turns one that may be broken and one that may not. */
export const unbrokenParts = (text: string): string[] => text.split(wholeWords)
