/** Words like "Omega-3", which must not be broken at the end of a line. */
const wholeWords = /([\p{L}\d]+-\d[\p{L}\d]*)/u

/** Splits a text into alternating parts: breakable, unbreakable. */
export const unbrokenParts = (text: string): string[] => text.split(wholeWords)

const heading = /<h[1-6][\s>].*?<\/h[1-6]>/gs
const betweenTags = />[^<]+/g

const unbrokenHtml = (text: string): string =>
  unbrokenParts(text)
    .map((part, index) => (index % 2 === 0 ? part : `<span class="unbroken">${part}</span>`))
    .join('')

/** An editor's HTML whose headings do not break such words. */
export const unbrokenHeadings = (html: string): string =>
  html.replace(heading, (one) => one.replace(betweenTags, unbrokenHtml))
