import type { InputOf, Operation, OutputOf, WireCall } from '@nas/contract/operation'
import { object, parse } from 'valibot'
import { api } from './api.ts'

/**
 * Calls an operation that `/api` passes on, with the form of answer that `forward` has by default.
 * @throws ApiError
 */
export async function runOperation<O extends Operation & { wire: WireCall }>(
  { wire, answer }: O,
  input: InputOf<O>,
): Promise<OutputOf<O>> {
  const [method, path = ''] = wire.call.split(' ')
  const address = `/api${path}`
  const given = input as Readonly<Record<string, unknown>>
  const response = await (method === 'GET' ? api.get(address, given) : api.post(address, given))
  return (answer && parse(object({ data: answer }), response).data) as OutputOf<O>
}
