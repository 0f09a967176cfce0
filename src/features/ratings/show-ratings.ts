import { fetchRatings, type RatingEntry } from '../../api-client/ratings.ts'
import { part, type RatingTexts, ratingCard } from './rating-card.ts'
import { readChoice } from './rating-filter.ts'
import { RatingMarks } from './rating-marks.ts'

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'button button--outline button--small'
  made.textContent = label
  made.addEventListener('click', onPress)
  return made
}

class RatingList {
  readonly #section: HTMLElement
  readonly #form: HTMLFormElement
  readonly #list: HTMLElement
  readonly #note: HTMLElement
  readonly #texts: RatingTexts
  readonly #marks: RatingMarks
  /** The newest choice; answers to former ones are dropped. */
  #choice = 0

  constructor(section: HTMLElement) {
    this.#section = section
    this.#form = part(section, 'ratings-filter') as HTMLFormElement
    this.#list = part(section, 'ratings-list')
    this.#note = part(section, 'ratings-note')
    this.#texts = JSON.parse(section.dataset.texts ?? '{}') as RatingTexts
    this.#marks = new RatingMarks(section.dataset.ratings ?? '', this.#texts)
    this.#form.addEventListener('change', () => void this.show())
  }

  /** Shows the first page of what the form has chosen. */
  async show(): Promise<void> {
    this.#choice += 1
    const { loading, noneSuch, failed, retry } = this.#texts
    if (this.#list.hidden) this.#note.textContent = loading
    this.#list.setAttribute('aria-busy', 'true')
    try {
      await this.#showPage(1)
      if (this.#list.hidden) this.#note.textContent = noneSuch
    } catch {
      this.#list.hidden = true
      this.#note.hidden = false
      this.#note.textContent = `${failed} `
      this.#note.append(button(retry, () => void this.show()))
    }
  }

  async #showPage(page: number): Promise<void> {
    const choice = this.#choice
    const product = Number(this.#section.dataset.ratings)
    const { ratings, pageCount } = await fetchRatings(product, page, readChoice(this.#form))
    if (choice !== this.#choice) return
    if (page === 1) this.#list.replaceChildren()
    const before = this.#list.childElementCount
    this.#list.append(...ratings.map((rating) => this.#card(rating)))
    if (page < pageCount) this.#list.append(this.#moreItem(page + 1))
    this.#list.hidden = this.#list.childElementCount === 0
    this.#note.hidden = !this.#list.hidden
    this.#list.removeAttribute('aria-busy')
    for (const words of this.#list.querySelectorAll<HTMLElement>('[data-words]')) {
      // Scrollable content must be reachable by keyboard.
      if (words.scrollHeight > words.clientHeight) words.tabIndex = 0
    }
    if (page > 1) this.#list.children[before]?.scrollIntoView({ block: 'nearest', inline: 'start' })
    else this.#list.scrollLeft = 0
  }

  #card(rating: RatingEntry): Node {
    const card = ratingCard(this.#section, rating, this.#texts)
    const { helpful } = rating.attributes
    this.#marks.put(part(card, 'helpful') as HTMLButtonElement, String(rating.id), helpful)
    return card
  }

  #moreItem(page: number): HTMLElement {
    const item = document.createElement('li')
    item.className = 'product-ratings__more'
    const more = button(this.#texts.more, () => {
      more.disabled = true
      item.remove()
      this.#showPage(page).then(
        () => this.#list.focus({ preventScroll: true }),
        () => this.#list.append(this.#moreItem(page)),
      )
    })
    item.append(more)
    return item
  }
}

export const showRatings = (section: HTMLElement): Promise<void> => new RatingList(section).show()
