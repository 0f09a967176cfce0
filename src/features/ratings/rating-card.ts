import { formatDate } from '@nas/domain/dates'
import type { RatingEntry } from '../../api-client/ratings.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'

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
  const { stars, words, author, reply, createdAt } = attributes
  const drawn = part(card, 'stars')
  drawn.setAttribute('aria-label', fill(texts.stars, { stars }))
  for (const [index, star] of [...drawn.children].entries()) {
    star.classList.toggle('is-on', index < stars)
  }
  part(card, 'words').textContent = words
  if (reply !== null) part(card, 'words').append(replyOf(reply, texts))
  part(card, 'by').textContent = `${author ?? texts.anonymous} · ${formatDate(createdAt)}`
  return card
}

function replyOf(reply: string, texts: RatingTexts): HTMLElement {
  const made = document.createElement('span')
  made.className = 'rating-card__reply'
  made.textContent = fill(texts.reply, { reply })
  return made
}
