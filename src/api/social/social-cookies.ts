/** The way to the provider and back. Lax, because the way back begins at the provider. */
export const flowCookie = {
  name: 'nas_connect',
  seconds: 600,
  sameSite: 'lax',
} as const

/** Ties a ticket to the browser that came back with it. */
export const ticketCookie = {
  name: 'nas_ticket',
  seconds: 60,
  sameSite: 'strict',
} as const

/** The same for somebody who is asked for consents first. */
export const askingTicketCookie = { ...ticketCookie, seconds: 900 } as const
