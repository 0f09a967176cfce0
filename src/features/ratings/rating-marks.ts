import { listMarked, markRating } from '@nas/contract/ratings/operations'
import { fill } from '@nas/domain/placeholders'
import { ApiError } from '../../api-client/api-error.ts'
import { runOperation } from '../../api-client/run-operation.ts'
import { $liker } from '../../stores/likes.store.ts'
import { openPanel } from '../../stores/panel.store.ts'
import { endIfSignedOut, sendSessionToken } from '../../stores/session-token.ts'
import { notify } from '../../stores/toast.store.ts'
import type { RatingTexts } from './rating-card.ts'

sendSessionToken()

/** The ratings that the member has marked as helpful, and the buttons that show it. */
export class RatingMarks {
  readonly #texts: RatingTexts
  readonly #buttons = new Map<HTMLButtonElement, { rating: string; count: number }>()
  #marked: ReadonlySet<string> = new Set()
  #loaded: Promise<void> = Promise.resolve()
  /** Pressed by a visitor; marked after the sign-in. */
  #wanted: HTMLButtonElement | null = null

  constructor(product: string, texts: RatingTexts) {
    this.#texts = texts
    $liker.subscribe((liker) => {
      this.#marked = new Set()
      if (liker !== '') this.#loaded = this.#load(product)
    })
  }

  put(button: HTMLButtonElement, rating: string, count: number): void {
    this.#buttons.set(button, { rating, count })
    button.addEventListener('click', () => void this.#press(button))
    this.#draw(button)
  }

  async #load(product: string): Promise<void> {
    try {
      this.#marked = new Set(await runOperation(listMarked, { product }))
    } catch (error) {
      endIfSignedOut(error)
    }
    for (const button of this.#buttons.keys()) {
      if (button.isConnected) this.#draw(button)
      else this.#buttons.delete(button)
    }
    const wanted = this.#wanted
    this.#wanted = null
    if (wanted?.getAttribute('aria-pressed') === 'false') void this.#press(wanted)
  }

  #draw(button: HTMLButtonElement): void {
    const { rating, count } = this.#buttons.get(button) ?? { rating: '', count: 0 }
    button.setAttribute('aria-pressed', String(this.#marked.has(rating)))
    button.textContent = fill(this.#texts.helpful, { count })
  }

  async #press(button: HTMLButtonElement): Promise<void> {
    const known = this.#buttons.get(button)
    if (known === undefined || button.ariaBusy === 'true') return
    if ($liker.get() === '') {
      this.#wanted = button
      openPanel('login')
      notify({ variant: 'warning', message: this.#texts.helpfulVisitor })
      return
    }
    button.ariaBusy = 'true'
    await this.#loaded
    const { rating } = known
    const wanted = !this.#marked.has(rating)
    try {
      known.count = (await runOperation(markRating, { rating, helpful: wanted })).helpful
      const others = [...this.#marked].filter((id) => id !== rating)
      this.#marked = new Set(wanted ? [...others, rating] : others)
    } catch (error) {
      endIfSignedOut(error)
      const isOwn = error instanceof ApiError && error.code === 'own_rating'
      const message = isOwn ? this.#texts.helpfulOwn : this.#texts.helpfulFailed
      notify({ variant: 'danger', message })
    } finally {
      button.ariaBusy = null
      this.#draw(button)
    }
  }
}
