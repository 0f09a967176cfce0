import { formatDate } from '@nas/domain/dates'
import { fetchAverage, fetchRatings, type RatingEntry } from '../../api-client/ratings.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pageLocale } from '../../stores/locale.ts'

/** @example averageText(4.5, 12, 'vi', texts) // '4,5 trên 5 sao · 12 đánh giá' */
export function averageText(
  average: number,
  count: number,
  locale: Locale,
  texts: Texts<'ratings'>,
): string {
  const shown = average.toLocaleString(locale, { maximumFractionDigits: 1 })
  return `${fill(texts.average, { average: shown })} · ${fill(texts.count, { count })}`
}

/**
 * Adds the ratings to the page's description of its product (JSON-LD), for search engines. Ratings
 * are stored in Medusa and change without a new rendering of the page.
 */
export function describeRatings(root: ParentNode, average: number, count: number): void {
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    const data = JSON.parse(script.textContent ?? '{}') as Record<string, unknown>
    if (data['@type'] !== 'Product') continue
    const aggregateRating = {
      '@type': 'AggregateRating',
      ratingValue: average,
      ratingCount: count,
      bestRating: 5,
      worstRating: 1,
    }
    script.textContent = JSON.stringify({ ...data, aggregateRating })
  }
}

type RatingTexts = Texts<'ratings'>

function part(root: ParentNode, name: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(`[data-${name}]`)
  if (element === null) throw new Error(`the section of ratings has no ${name}`)
  return element
}

function cardOf(section: HTMLElement, { attributes }: RatingEntry, texts: RatingTexts): Node {
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

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'button button--outline button--small'
  made.textContent = label
  made.addEventListener('click', onPress)
  return made
}

async function showPage(section: HTMLElement, page: number, texts: RatingTexts): Promise<void> {
  const list = part(section, 'ratings-list')
  const { ratings, pageCount } = await fetchRatings(Number(section.dataset.ratings), page)
  const before = list.childElementCount
  list.append(...ratings.map((rating) => cardOf(section, rating, texts)))
  if (page < pageCount) list.append(moreItem(section, page + 1, texts))
  list.hidden = list.childElementCount === 0
  for (const words of list.querySelectorAll<HTMLElement>('[data-words]')) {
    // Scrollable content must be reachable by keyboard.
    if (words.scrollHeight > words.clientHeight) words.tabIndex = 0
  }
  if (page > 1) list.children[before]?.scrollIntoView({ block: 'nearest', inline: 'start' })
}

function moreItem(section: HTMLElement, page: number, texts: RatingTexts): HTMLElement {
  const item = document.createElement('li')
  item.className = 'product-ratings__more'
  const more = button(texts.more, () => {
    more.disabled = true
    item.remove()
    showPage(section, page, texts).then(
      () => part(section, 'ratings-list').focus({ preventScroll: true }),
      () => part(section, 'ratings-list').append(moreItem(section, page, texts)),
    )
  })
  item.append(more)
  return item
}

export async function showRatings(section: HTMLElement): Promise<void> {
  const texts = JSON.parse(section.dataset.texts ?? '{}') as RatingTexts
  const note = part(section, 'ratings-note')
  note.textContent = texts.loading
  try {
    const { average, count } = await fetchAverage(Number(section.dataset.ratings))
    if (average === null || count === 0) {
      note.textContent = texts.none
      return
    }
    await showPage(section, 1, texts)
    part(section, 'ratings-average').textContent = averageText(average, count, pageLocale(), texts)
    describeRatings(document, average, count)
    note.hidden = true
  } catch {
    note.textContent = `${texts.failed} `
    note.append(button(texts.retry, () => void showRatings(section)))
  }
}
