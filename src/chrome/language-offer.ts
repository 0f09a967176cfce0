import { chosenLocale, pageLocale, rememberLocale } from '../stores/locale.ts'
import { offeredLocale } from './offered-locale.ts'

/** Offers the other language to whoever chose it or whose browser asks for it. */
export function startLanguageOffer(): void {
  const bar = document.querySelector<HTMLElement>('[data-language-offer]')
  if (bar === null) return
  bar.hidden = offeredLocale(pageLocale(), chosenLocale(), navigator.languages) === undefined
  bar.querySelector('[data-language-stay]')?.addEventListener('click', () => {
    rememberLocale(pageLocale())
    bar.hidden = true
  })
}
