/** Words like "Omega-3", which must not be broken at the end of a line. */
const wholeWords = /([\p{L}\d]+-\d[\p{L}\d]*)/u

export const unbrokenParts = (text: string): string[] => text.split(wholeWords)

const heading = /<h[1-6][\s>].*?<\/h[1-6]>/gs
const betweenTags = />[^<]+/g

const unbrokenHtml = (text: string): string =>
  unbrokenParts(text)
    .map((part, index) => (index % 2 === 0 ? part : `<span class="unbroken">${part}</span>`))
    .join('')

export const unbrokenHeadings = (html: string): string =>
  html.replace(heading, (one) => one.replace(betweenTags, unbrokenHtml))
