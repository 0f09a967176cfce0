import { pathWithoutLanguage } from '@nas/domain/localised-path'
import { linkAddress } from '@nas/domain/rich-text/link-address'
import { pictureKinds } from '../pictures/picture-kinds'
import { readWordLists } from './word-lists'

const controls =
  'script, style, title, noscript, template, svg, button, select, textarea, input, [aria-roledescription=checkbox]'

/** Line breaks between the paragraphs of Google Docs. */
const outerBreaks = 'b[id^="docs-internal-guid"] > br, br.Apple-interchange-newline'

const isBlank = (element: Element): boolean =>
  element.textContent.trim() === '' && element.querySelector('img') === null

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  const style = element.getAttribute('style')
  if (style !== null) renamed.setAttribute('style', style)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Titles of Word and Google Docs, which Lexical reads as `h1`, are paragraphs. */
const isTitle = (paragraph: HTMLElement): boolean =>
  paragraph.className === 'MsoTitle' ||
  paragraph.querySelector<HTMLElement>('span')?.style.fontSize === '26pt'

/** The page has its own `h1`, so all headings are lowered by one level. */
function lowerHeadings(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    if (isTitle(paragraph)) rename(paragraph, 'h1')
  }
  for (const span of body.querySelectorAll('span')) span.style.fontSize = ''
  if (body.querySelector('h1') === null) return
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  }
}

/** Tables inside of a cell, and of a single cell, are frames around text. The first row is a header. */
function cleanTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const cells = [...table.querySelectorAll('td, th')]
    if (cells.length < 2 || table.parentElement?.closest('td, th')) {
      table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]))
      continue
    }
    const caption = table.querySelector('caption')
    if (caption !== null) {
      table.before(caption)
      rename(caption, 'p')
    }
    if (table.querySelector('th') === null) {
      for (const cell of table.querySelectorAll('tr:first-child > td')) rename(cell, 'th')
    }
    for (const part of [table, ...table.querySelectorAll('tr, td, th')]) {
      for (const name of ['style', 'width', 'height', 'bgcolor']) part.removeAttribute(name)
    }
    for (const column of table.querySelectorAll('colgroup')) column.remove()
  }
}

/** @returns the path without a language of a page of the shop, null for other links */
export function shopPath(link: string, shop: string): string | null {
  if (!/^(https?:\/)?\/\S*$/i.test(link) || !URL.canParse(link, shop)) return null
  const { origin, pathname, search, hash } = new URL(link, shop)
  return origin === new URL(shop).origin ? pathWithoutLanguage(pathname) + search + hash : null
}

function cleanLinks(body: HTMLElement, shop: string): void {
  for (const link of body.querySelectorAll('a')) {
    const href = (link.getAttribute('href') ?? '').trim()
    const path = shopPath(href, shop)
    // Places in the document are lost with their ids.
    const address = path ?? (href.startsWith('#') ? null : linkAddress(href))
    if (address === null) {
      unwrap(link)
      continue
    }
    link.setAttribute('href', address)
    if (path !== null) link.removeAttribute('target')
    for (const part of link.querySelectorAll<HTMLElement>('[style]')) part.style.textDecoration = ''
  }
}

/** Payload uploads pictures that are part of the HTML; the admin's policy blocks other hosts. */
const canBeKept = (picture: Element): boolean => {
  const source = picture.getAttribute('src') ?? ''
  const isUploaded = picture.hasAttribute('data-lexical-upload-id')
  return (
    isUploaded ||
    Object.values(pictureKinds).some(({ mime }) => source.startsWith(`data:${mime};base64,`))
  )
}

function dropPictures(body: HTMLElement): number {
  const dropped = [...body.querySelectorAll('img')].filter((picture) => !canBeKept(picture))
  for (const picture of dropped) picture.remove()
  return dropped.length
}

function tidyBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll('[dir]')) block.removeAttribute('dir')
  for (const paragraph of body.querySelectorAll('li > p')) {
    const isLast = paragraph.nextElementSibling?.localName !== 'p'
    if (!isLast) paragraph.append(body.ownerDocument.createElement('br'))
    unwrap(paragraph)
  }
  for (const block of body.querySelectorAll<HTMLElement>('[style*="text-align"]')) {
    if (/^(start|left)$/.test(block.style.textAlign)) block.style.textAlign = ''
  }
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (isBlank(block)) block.remove()
  }
}

/**
 * Changes pasted HTML into what rich texts may contain.
 * @param shop origin of the shop
 * @returns the number of removed pictures
 */
export function cleanPasted(body: HTMLElement, shop: string): number {
  for (const part of body.querySelectorAll(`${controls}, ${outerBreaks}`)) part.remove()
  readWordLists(body)
  lowerHeadings(body)
  cleanTables(body)
  cleanLinks(body, shop)
  const pictures = dropPictures(body)
  tidyBlocks(body)
  return pictures
}
