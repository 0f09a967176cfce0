import { randomBytes } from 'node:crypto'
import {
  type SignedIn,
  type SocialIdentity,
  signedInSchema,
  socialIdentitySchema,
} from '@nas/contract/commerce/account'
import * as v from 'valibot'
import type { OneTimeStore } from './one-time-store.ts'
import { askingTicketCookie, ticketCookie } from './social-cookies.ts'

/** Tickets look unlike any provider's tokens. */
const ticketPattern = /^nas_[\w-]{43}$/

/** Who came back: somebody who is signed in, or whom an account is to be made for first. */
export type CameBack = { signedIn: SignedIn } | { newcomer: SocialIdentity }

const storedSchema = v.object({
  browser: v.string(),
  who: v.union([
    v.object({ signedIn: signedInSchema }),
    v.object({ newcomer: socialIdentitySchema }),
  ]),
})

/** A ticket that was taken. */
type Known = { browser: string; who: CameBack }

/** The cookie that ties the ticket to its browser; a newcomer has to read and decide. */
export const cookieOf = (who: CameBack) => ('signedIn' in who ? ticketCookie : askingTicketCookie)

export interface Tickets {
  /** @returns the ticket for the page, and what the browser must show with it */
  issue(who: CameBack): Promise<{ ticket: string; browser: string }>
  /**
   * Works once and for a minute, of a newcomer for a quarter of an hour.
   * @param browser what the browser shows; `undefined` where no page is involved
   * @returns null for a ticket that is none, is used or belongs to another browser
   */
  redeem(ticket: string, browser: string | null | undefined): Promise<Known | null>
  /** Makes a newcomer's ticket good again whose call was refused for what can be mended. */
  giveBack(ticket: string, known: Known): Promise<void>
}

export function isTicket(token: string): boolean {
  return ticketPattern.test(token)
}

const random = () => randomBytes(32).toString('base64url')

/** What a person brings back in the address instead of a token, which never stands in one. */
export function createTickets(store: OneTimeStore): Tickets {
  const keep = (ticket: string, known: Known) =>
    store.put(`ticket ${ticket}`, JSON.stringify(known), cookieOf(known.who).seconds)
  return {
    async issue(who) {
      const ticket = `nas_${random()}`
      const browser = random()
      await keep(ticket, { browser, who })
      return { ticket, browser }
    },
    async redeem(ticket, browser) {
      const stored = await store.take(`ticket ${ticket}`)
      if (stored === null) return null
      const known = v.parse(storedSchema, JSON.parse(stored))
      // Else a link with somebody's ticket would sign its reader in as somebody else.
      return browser === undefined || browser === known.browser ? known : null
    },
    giveBack: (ticket, known) => keep(ticket, known),
  }
}
