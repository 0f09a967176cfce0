import type { Endpoint } from '../../../src/api/endpoints/endpoint.ts'
import { type Answer, call } from '../http.ts'
import { asNewMember, asStaff } from '../people.ts'
import { type Caller, type CallerKind, type Callers, mayCall } from './callers.ts'
import { type Sample, sender } from './samples.ts'

/** A caller of this kind that no other call uses. */
async function freshCaller(kind: CallerKind): Promise<Caller> {
  if (kind === 'visitor') return { id: '' }
  return kind === 'staff' ? { token: await asStaff(), id: '' } : asNewMember()
}

interface Prepared {
  caller: Caller
  path: string
  fields: object | undefined
}

async function prepared(
  endpoint: Endpoint,
  sample: Sample,
  callers: Callers,
  kind: CallerKind,
): Promise<Prepared> {
  const caller =
    kind === 'staff' && sample.as
      ? await sample.as()
      : sample.spends
        ? await freshCaller(kind)
        : callers[kind]
  await sample.prepare?.(caller)
  const path = await pathOf(endpoint, sample, callers)
  return { caller, path, fields: await sample.fields?.(kind, caller) }
}

const rejected = new Map<Endpoint, Promise<Prepared>>()

/** A rejected call uses up nothing, so all callers without permission send the same request. */
async function preparedOnce(
  endpoint: Endpoint,
  sample: Sample,
  callers: Callers,
  kind: CallerKind,
): Promise<Prepared> {
  if (mayCall(endpoint.access, kind)) return prepared(endpoint, sample, callers, kind)
  const known = rejected.get(endpoint) ?? prepared(endpoint, sample, callers, kind)
  rejected.set(endpoint, known)
  return { ...(await known), caller: callers[kind] }
}

/** Sends the sample as this caller. */
export async function sendSample(
  endpoint: Endpoint,
  sample: Sample,
  callers: Callers,
  kind: CallerKind,
): Promise<Answer> {
  const { caller, path, fields } = await preparedOnce(endpoint, sample, callers, kind)
  return call(endpoint.method, path, {
    ...sender(caller),
    ...(sample.headers && { headers: await sample.headers() }),
    ...(fields && { body: bodyOf(endpoint, fields) }),
    ...(sample.form && {
      body: await sample.form(mayCall(endpoint.access, kind) ? caller : callers.member),
    }),
  })
}

async function pathOf({ path }: Endpoint, sample: Sample, callers: Callers) {
  const id = sample.id ? String(await sample.id(callers)) : ''
  const query = typeof sample.query === 'function' ? await sample.query() : (sample.query ?? '')
  return `${path.replace(':id', encodeURIComponent(id))}?${query}`
}

export function bodyOf({ body }: Endpoint, fields: object): object {
  return body?.form === 'bare' ? fields : { data: fields }
}
