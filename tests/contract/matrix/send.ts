import type { Endpoint } from '../../../src/api/endpoint.ts'
import { type Answer, call } from '../http.ts'
import { asNewMember, asStaff } from '../people.ts'
import type { Caller, CallerKind, Callers } from './callers.ts'
import { type Sample, sender } from './samples.ts'

/** Somebody of this kind whom no other call needs. */
async function freshCaller(kind: CallerKind): Promise<Caller> {
  if (kind === 'visitor') return { id: '' }
  return kind === 'staff' ? { token: await asStaff(), id: '' } : asNewMember()
}

/** Sends the sample as this caller. */
export async function sendSample(
  endpoint: Endpoint,
  sample: Sample,
  callers: Callers,
  kind: CallerKind,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const caller =
    kind === 'staff' && sample.as
      ? await sample.as()
      : sample.spends
        ? await freshCaller(kind)
        : callers[kind]
  await sample.prepare?.(caller)
  const path = await pathOf(endpoint, sample, callers)
  const fields = await sample.fields?.(kind, caller)
  return call(endpoint.method, path, {
    ...sender(caller),
    headers: { ...headers, ...(await sample.headers?.()) },
    ...(fields && { body: bodyOf(endpoint, fields) }),
    ...(sample.form && { body: sample.form() }),
  })
}

export async function pathOf({ path }: Endpoint, sample: Sample, callers: Callers) {
  const id = sample.id ? String(await sample.id(callers)) : ''
  const query = typeof sample.query === 'function' ? await sample.query() : (sample.query ?? '')
  return `${path.replace(':id', encodeURIComponent(id))}?${query}`
}

export function bodyOf({ body }: Endpoint, fields: object): object {
  return body?.form === 'bare' ? fields : { data: fields }
}
