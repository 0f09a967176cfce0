import type { DueMail } from '../module/outgoing-mail'

const firstDelayMs = 10_000
const longestDelayMs = 3_600_000

/** 10, 20, 40 … seconds after each failure, at most an hour; null once the mail is no use any more. */
export function retryAt({ attempts, give_up_at }: DueMail, now: Date): Date | null {
  const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs)
  const next = new Date(now.getTime() + delay)
  return next < give_up_at ? next : null
}
