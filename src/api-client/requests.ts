import type { distributorSchema, supportSchema } from '@nas/contract/requests'
import type { InferInput } from 'valibot'
import { api } from './api.ts'

export type SupportRequest = InferInput<typeof supportSchema>
export type DistributorRequest = InferInput<typeof distributorSchema>

export async function sendSupport(request: SupportRequest): Promise<void> {
  await api.post('/api/supports', request)
}

export async function sendDistributor(request: DistributorRequest): Promise<void> {
  await api.post('/api/distributors', request)
}
