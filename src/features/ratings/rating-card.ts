import { formatDate } from '@nas/domain/dates'
import { fill } from '@nas/domain/placeholders'
import { pictureAddress, type RatingEntry } from '../../api-client/ratings.ts'
import type { Texts } from '../../i18n/catalogues.ts'

export type RatingTexts = Texts<'ratings'>

/** @throws when the markup lacks the part */
export function part(root: ParentNode, name: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(`[data-${name}]`)
  if (element === null) throw new Error(`the section of ratings has no ${name}`)
  return element
}

/** Texts of customers and staff are set as text, never as HTML. */
export function ratingCard(
  section: HTMLElement,
  { attributes }: RatingEntry,
  texts: RatingTexts,
): DocumentFragment {
  const template = part(section, 'rating-card') as HTMLTemplateElement
  const card = document.importNode(template.content, true)
  const { stars, words, reply, pictures, createdAt } = attributes
  const author = attributes.author ?? texts.anonymous
  const drawn = part(card, 'stars')
  drawn.setAttribute('aria-label', fill(texts.stars, { stars }))
  for (const [index, star] of [...drawn.children].entries()) {
    star.classList.toggle('is-on', index < stars)
  }
  part(card, 'words').textContent = words
  if (reply !== null) part(card, 'words').append(replyOf(reply, texts))
  const links = pictures.map((id, index) =>
    pictureLink(id, fill(texts.picture, { number: index + 1, author })),
  )
  if (links.length > 0) part(card, 'pictures').append(...links)
  else part(card, 'pictures').remove()
  part(card, 'by').textContent = `${author} · ${formatDate(createdAt)}`
  return card
}

function replyOf(reply: string, texts: RatingTexts): HTMLElement {
  const made = document.createElement('span')
  made.className = 'rating-card__reply'
  made.textContent = fill(texts.reply, { reply })
  return made
}

function pictureLink(id: string, alt: string): HTMLElement {
  const link = document.createElement('a')
  link.href = pictureAddress(id, 'large')
  link.target = '_blank'
  const img = document.createElement('img')
  // Before the address: it loads at once otherwise.
  img.loading = 'lazy'
  Object.assign(img, { alt, width: 56, height: 56, src: pictureAddress(id, 'small') })
  link.append(img)
  return link
}
