import { expect, it, vi } from 'vitest'
import { ApiError } from '../../../api-client/api-error.ts'
import { $proofWaiting, answerProof, withFreshProof } from './fresh-proof.ts'

const refusal = (code: string) =>
  new ApiError({ status: 400, name: 'ApplicationError', message: code, code })

const unproved = refusal('fresh_factor_required')

it('asks once for all waiting calls and repeats each of them once', async () => {
  const calls = [1, 2].map(() => vi.fn().mockRejectedValueOnce(unproved).mockResolvedValue('done'))
  const answers = calls.map((call) => withFreshProof(call))
  await vi.waitFor(() => expect($proofWaiting.get()).toHaveLength(2))
  answerProof(true)
  expect(await Promise.all(answers)).toEqual(['done', 'done'])
  expect(calls.map((call) => call.mock.calls.length)).toEqual([2, 2])
  expect($proofWaiting.get()).toEqual([])
})

it('fails as the call did when the dialog is closed or the repeated call fails', async () => {
  const call = vi.fn().mockRejectedValueOnce(unproved).mockRejectedValue(refusal('taken'))
  const closed = withFreshProof(() => Promise.reject(unproved))
  await vi.waitFor(() => expect($proofWaiting.get()).toHaveLength(1))
  answerProof(false)
  await expect(closed).rejects.toBe(unproved)
  const repeated = withFreshProof(call)
  await vi.waitFor(() => expect($proofWaiting.get()).toHaveLength(1))
  answerProof(true)
  await expect(repeated).rejects.toMatchObject({ code: 'taken' })
})
