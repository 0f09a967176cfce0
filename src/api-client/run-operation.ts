import type { InputOf, Operation, OutputOf, WireCall } from '@nas/contract/operation'
import { object, parse } from 'valibot'
import { api } from './api.ts'

/**
 * Calls an operation that `/api` passes on, with the form of answer that `forward` has by default.
 * On the wire `current_password` is `currentPassword`.
 * @throws ApiError
 */
export async function runOperation<O extends Operation & WireCall>(
  { wire, answer }: O,
  input: InputOf<O>,
): Promise<OutputOf<O>> {
  const [method, path = ''] = wire.split(' ')
  const address = `/api${path}`
  const { current_password: currentPassword, ...others } = input as Record<string, unknown>
  const given = { ...others, ...(currentPassword !== undefined && { currentPassword }) }
  const response = await (method === 'GET' ? api.get(address, given) : api.post(address, given))
  return (answer && parse(object({ data: answer }), response).data) as OutputOf<O>
}
