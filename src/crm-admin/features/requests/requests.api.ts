import { api } from '../../../api-client/api.ts'
import type { FieldTexts } from '../../kit/forms/form.tsx'

export type RequestResource = 'supports' | 'distributors'

/** @throws ApiError; 409 when it has changed since `updatedAt` */
export async function changeRequest(
  resource: RequestResource,
  id: number,
  changes: FieldTexts,
  updatedAt: string,
): Promise<void> {
  // These may be null; other fields must not be empty and are rejected by the server.
  const clearable = ['assignee', 'order_code', 'type']
  const data = Object.fromEntries(
    Object.entries(changes).map(([name, text]) => [
      name,
      text === '' && clearable.includes(name) ? null : text,
    ]),
  )
  await api.put(`/api/${resource}/${id}`, { data: { ...data, updatedAt } })
}
