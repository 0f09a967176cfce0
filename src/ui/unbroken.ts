/** Words like "Omega-3", which a line may not end in the middle of. */
const wholeWords = /([\p{L}\d]+-\d[\p{L}\d]*)/u

/** A text in parts, in turns one that may be broken and one that may not. */
export const unbrokenParts = (text: string): string[] => text.split(wholeWords)

const heading = /<h[1-6][\s>].*?<\/h[1-6]>/gs
const betweenTags = />[^<]+/g

const unbrokenHtml = (text: string): string =>
  unbrokenParts(text)
    .map((part, index) => (index % 2 === 0 ? part : `<span class="unbroken">${part}</span>`))
    .join('')

/** An editor's HTML, whose headings end no line in the middle of such a word. */
export const unbrokenHeadings = (html: string): string =>
  html.replace(heading, (one) => one.replace(betweenTags, unbrokenHtml))
