import type { InputOf, Operation, OutputOf, WireCall } from '@nas/contract/operation'
import { object, parse } from 'valibot'
import { api } from './api.ts'

/**
 * Calls an operation that `/api` passes on.
 * @throws ApiError
 */
export async function runOperation<O extends Operation & { wire: WireCall }>(
  { wire, answer, as }: O,
  input: InputOf<O>,
): Promise<OutputOf<O>> {
  const [, path = ''] = wire.call.split(' ')
  const response = await api.post(`/api${path}`, input as object)
  if (as === undefined) return parse(answer, response)
  return parse(object({ [as]: answer }), response)[as] as OutputOf<O>
}
