import { currentRequest } from '@nas/telemetry/request-id'
import type { ApiError } from '../answers/api-error.ts'
import type { Caller } from '../endpoints/caller.ts'
import type { ApiContext } from '../endpoints/context.ts'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { networkPseudonym } from '../endpoints/pseudonyms.ts'

/** Calls that affect access rights; each is logged, successful or not. */
export const events: Readonly<Record<string, string>> = {
  'POST /auth/local': 'sign-in',
  'POST /auth/local/register': 'registration',
  'POST /auth/local/second-factor': 'second-factor',
  'POST /app/beginsecondfactor': 'second-factor-begun',
  'POST /app/confirmsecondfactor': 'second-factor-set',
  'POST /app/renewrecoverycodes': 'recovery-codes-renewed',
  'POST /app/resetsecondfactor': 'second-factor-reset',
  'POST /auth/forgot-password': 'password-forgotten',
  'POST /auth/reset-password': 'password-reset',
  'GET /auth/google/callback': 'social-sign-in',
  'POST /auth/google/callback': 'social-sign-in',
  'GET /auth/facebook/callback': 'social-sign-in',
  'POST /auth/facebook/callback': 'social-sign-in',
  'POST /app/connect': 'provider-linked',
  'POST /app/disconnect': 'provider-unlinked',
  'POST /app/signout': 'sign-out',
  'POST /app/endsession': 'session-ended',
  'POST /app/deleteaccount': 'account-deleted',
  'POST /app/exportdata': 'data-asked',
  'POST /app/exporteddata': 'data-exported',
  'POST /app/askerasure': 'erasure-asked',
  'POST /app/eraseorders': 'guest-erased',
  'POST /app/askordercode': 'order-code-asked',
  'POST /app/proveorder': 'order-proven',
  'POST /app/askemailcode': 'email-code-asked',
  'POST /app/proveemail': 'email-proven',
  'PUT /users/:id': 'account-changed',
  'POST /app/pendingemail': 'pending-email',
  'POST /app/confirmemail': 'email-confirmed',
  'POST /app/revertemail': 'email-reverted',
  'POST /app/provesession': 'session-proved',
  'POST /app/blockuser': 'account-blocked',
  'POST /app/invitestaff': 'staff-invited',
  'POST /app/staffduties': 'duties-changed',
  'POST /app/resetstaff': 'staff-reset',
  'POST /app/removestaff': 'staff-removed',
  'POST /app/blockcod': 'cod-blocked',
  'POST /app/refundorder': 'refund',
}

const refusals = [401, 403, 429]
/** The answer to a gateway whose signature is invalid. */
const badSignature = '97'

export interface LoggedCall {
  endpoint: Endpoint
  caller: Caller
  id: string
}

interface Event {
  event: string
  outcome: 'ok' | 'refused'
  [field: string]: unknown
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function subjectOf(answer: unknown): unknown {
  const body = fieldOf(answer, 'body') ?? answer
  return fieldOf(fieldOf(body, 'user') ?? body, 'id') ?? null
}

function eventOf({ endpoint, caller }: LoggedCall): string | undefined {
  const event = events[`${endpoint.method} ${endpoint.path}`]
  if (event !== undefined) return event
  return caller.kind === 'admin' && endpoint.personal ? 'personal-data' : undefined
}

function record(context: ApiContext, call: LoggedCall, more: Event): void {
  const { endpoint, caller, id } = call
  context.security.info({
    method: endpoint.method,
    path: endpoint.path,
    caller: caller.kind === 'visitor' ? null : caller.person.id,
    role: caller.kind,
    ...(id !== '' && { record: id }),
    client: networkPseudonym(context),
    request: currentRequest(),
    ...more,
  })
}

/** Logs an answered call that affects access rights, or that returned personal data to staff. */
export function logAnswered(context: ApiContext, call: LoggedCall, answer: unknown): void {
  if (fieldOf(answer, 'RspCode') === badSignature) {
    record(context, call, { event: 'bad-signature', outcome: 'refused' })
    return
  }
  const event = eventOf(call)
  if (event !== undefined)
    record(context, call, { event, outcome: 'ok', subject: subjectOf(answer) })
}

/** Logs a rejected call, or a failed one that affects access rights. */
export function logRefused(context: ApiContext, call: LoggedCall, error: ApiError): void {
  const event = events[`${call.endpoint.method} ${call.endpoint.path}`]
  const { status, details, subject } = error
  if (event === undefined && !refusals.includes(status)) return
  const code = typeof details.code === 'string' ? details.code : undefined
  const about = subject === null ? {} : { subject }
  record(context, call, { event: event ?? 'access', outcome: 'refused', status, code, ...about })
}
