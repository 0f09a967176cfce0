import { type Refusal, refusals } from '../payment-request.ts'
import { frame } from './frame.ts'
import { html } from './html.ts'
import { type Locale, words } from './words.ts'

/** Why nothing can be paid here. @param back where the shop is, when the request is really its own */
export function refusalPage(locale: Locale, refusal: Refusal, back: string | null): string {
  const say = words[locale]
  const link = back === null ? html`` : html`<a class="button" href="${back}">${say.back}</a>`
  const content = html`
<h2 class="bad">${say.refusedTitle}</h2>
<p>${say.refusals[refusal]}</p>
<p class="code">${say.errorCode}: ${refusals[refusal]}</p>
${link}`
  return frame(locale, content)
}

/** What a browser sees that is not to come back to the shop. */
export function lostPage(locale: Locale): string {
  const say = words[locale]
  return frame(locale, html`<h2 class="bad">${say.lostTitle}</h2><p>${say.lost}</p>`)
}
