import { randomBytes } from 'node:crypto'
import { type SignedIn, signedInSchema } from '@nas/contract/commerce/account'
import * as v from 'valibot'
import type { OneTimeStore } from './one-time-store.ts'
import { ticketCookie } from './social-cookies.ts'

/** Tickets look unlike any provider's tokens. */
const ticketPattern = /^nas_[\w-]{43}$/

const storedSchema = v.object({ browser: v.string(), signedIn: signedInSchema })

export interface Tickets {
  /** @returns the ticket for the page, and what the browser must show with it */
  issue(signedIn: SignedIn): Promise<{ ticket: string; browser: string }>
  /**
   * Works once and for a minute.
   * @param browser what the browser shows; `undefined` where no page is involved
   * @returns null for a ticket that is none, is used or belongs to another browser
   */
  redeem(ticket: string, browser: string | null | undefined): Promise<SignedIn | null>
}

export function isTicket(token: string): boolean {
  return ticketPattern.test(token)
}

const random = () => randomBytes(32).toString('base64url')

/** What a person brings back in the address instead of a token, which never stands in one. */
export function createTickets(store: OneTimeStore): Tickets {
  return {
    async issue(signedIn) {
      const ticket = `nas_${random()}`
      const browser = random()
      const stored = JSON.stringify({ browser, signedIn })
      await store.put(`ticket ${ticket}`, stored, ticketCookie.seconds)
      return { ticket, browser }
    },
    async redeem(ticket, browser) {
      const stored = await store.take(`ticket ${ticket}`)
      if (stored === null) return null
      const known = v.parse(storedSchema, JSON.parse(stored))
      // Else a link with somebody's ticket would sign its reader in as somebody else.
      return browser === undefined || browser === known.browser ? known.signedIn : null
    },
  }
}
