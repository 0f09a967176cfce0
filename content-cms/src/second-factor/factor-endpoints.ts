import type { Endpoint, PayloadRequest } from 'payload'
import { isAccount, isManager } from '../access/rules'
import { status } from '../endpoints/responses'
import { begin, confirm, read, remove, renewCodes } from './factor-changes'
import type { Caller } from './prove-caller'

type Action = (req: PayloadRequest, caller: Caller, account: number) => Promise<Response>

/** @param own whether managers are refused for a colleague's account too */
const factorEndpoint = (
  method: Endpoint['method'],
  { path = '/factor/:account', own = true },
  act: Action,
): Endpoint => ({
  method,
  path,
  handler: (req) => {
    const account = Number(req.routeParams?.account)
    const caller = req.user
    const isOwn = caller?.id === account
    if (!isAccount(req) || !(isOwn || (!own && isManager(req)))) return status(403)
    return act(req, caller as Caller, account)
  },
})

/** `/users/factor/3`: the owner sets up an app; the owner or a manager removes it (ADR 0218). */
export const factorEndpoints = [
  factorEndpoint('get', { own: false }, (req, _caller, account) => read(req, account)),
  factorEndpoint('post', {}, begin),
  factorEndpoint('patch', {}, confirm),
  factorEndpoint('delete', { own: false }, remove),
  factorEndpoint('post', { path: '/factor/:account/codes' }, renewCodes),
]
