import { randomBytes } from 'node:crypto'
import { type SocialIdentity, socialIdentitySchema } from '@nas/contract/accounts/operations'
import { type SignedIn, signedInSchema } from '@nas/contract/sessions/operations'
import * as v from 'valibot'
import { askingTicketCookie, ticketCookie } from '../answers/cookies.ts'
import type { OneTimeStore } from './one-time-store.ts'

const ticketPattern = /^nas_[\w-]{43}$/

export type ReturnedPerson = { signedIn: SignedIn } | { newcomer: SocialIdentity }

const storedSchema = v.object({
  browser: v.string(),
  who: v.union([
    v.object({ signedIn: signedInSchema }),
    v.object({ newcomer: socialIdentitySchema }),
  ]),
})

type Known = { browser: string; who: ReturnedPerson }

/** Binds the ticket to its browser; a newcomer's lasts longer, because they read and decide. */
export const cookieOf = (who: ReturnedPerson) =>
  'signedIn' in who ? ticketCookie : askingTicketCookie

export type Tickets = ReturnType<typeof createTickets>

export const isTicket = (token: string): boolean => ticketPattern.test(token)

const random = () => randomBytes(32).toString('base64url')

/** Returning people carry a ticket in the address, because tokens must never be in one. */
export function createTickets(store: OneTimeStore) {
  const keep = (ticket: string, known: Known) =>
    store.put(`ticket ${ticket}`, JSON.stringify(known), cookieOf(known.who).seconds)
  return {
    /** @returns the ticket for the page, and the value of the browser's cookie */
    async issue(who: ReturnedPerson) {
      const ticket = `nas_${random()}`
      const browser = random()
      await keep(ticket, { browser, who })
      return { ticket, browser }
    },
    /**
     * @param browser value of the browser's cookie; `undefined` when no page is involved
     * @returns null for a ticket that is invalid, expired, used or bound to another browser
     */
    async redeem(ticket: string, browser: string | null | undefined) {
      const stored = await store.take(`ticket ${ticket}`)
      if (stored === null) return null
      const known = v.parse(storedSchema, JSON.parse(stored))
      // Otherwise a link with another person's ticket would sign its reader in to that account.
      return browser === undefined || browser === known.browser ? known : null
    },
    /** Makes a newcomer's ticket valid again after a call with correctable errors. */
    giveBack: keep,
  }
}
