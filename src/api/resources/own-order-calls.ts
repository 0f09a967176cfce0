import { contentId } from '@nas/contract/field-schemas'
import type { GuestInputOf, GuestOperation, InputOf, OutputOf } from '@nas/contract/operation'
import { orderProof } from '@nas/contract/order-calls'
import * as v from 'valibot'
import type { Guest } from '../../gateways/commerce/operations.ts'
import { type ApiRequest, call, type Endpoint, signedInCaller } from '../endpoints/endpoint.ts'
import type { FileBytes } from '../input/input-worker.ts'

interface Named {
  path: `/${string}`
  summary: string
}

interface OwnOrderCalls<O extends GuestOperation, Fields extends v.ObjectEntries> {
  operation: O
  /** The call of the member who owns the order; absent where a resource answers members. */
  member?: Named
  guest: Named
  fields: Fields
  /** The fields are sent in a form with files. */
  form?: Required<Pick<Endpoint, 'upload' | 'limit'>>
  /** `{ data: { ok: true } }` by default. */
  answer?: Pick<Endpoint, 'answer' | 'queries'>
  /** @param send calls the operation with the credential of the caller */
  run(
    request: ApiRequest,
    send: (input: GuestInputOf<O>) => Promise<OutputOf<O>>,
    input: v.InferOutput<v.ObjectSchema<Fields, undefined>>,
    files: readonly FileBytes[],
  ): Promise<unknown>
}

/** The calls of `/api` for one operation on an order: its owner has a session or a proof. */
export function ownOrderCalls<O extends GuestOperation, const Fields extends v.ObjectEntries>({
  operation,
  member,
  guest,
  fields,
  form,
  answer,
  run,
}: OwnOrderCalls<O, Fields>): Endpoint[] {
  type Given = Parameters<typeof run>[2]
  const ofGuest = call(`POST ${guest.path}`, {
    summary: guest.summary,
    access: 'all',
    ...form,
    ...answer,
    body: { schema: v.object({ proof: orderProof, ...fields }), form: 'either' },
    run(request, { body, files }) {
      const guest = body as unknown as Guest
      const { commerce, limiter, context } = request
      const send = (input: GuestInputOf<O>) =>
        limiter.tokens.read(guest.proof, context.clientAddress, () =>
          commerce.callAsGuest(operation, guest, input),
        )
      return run(request, send, body as unknown as Given, files)
    },
  })
  if (member === undefined) return [ofGuest]
  const ofMember = call(`POST ${member.path}`, {
    summary: member.summary,
    access: 'member',
    ...form,
    ...answer,
    body: { schema: v.object({ order: contentId, ...fields }), form: 'either' },
    run(request, { body, files }) {
      const { order } = body as unknown as { order: number }
      const { commerce } = signedInCaller(request)
      const send = (input: GuestInputOf<O>) =>
        request.commerce.call(operation, commerce, { ...input, order } as InputOf<O>)
      return run(request, send, body as unknown as Given, files)
    },
  })
  return [ofMember, ofGuest]
}
