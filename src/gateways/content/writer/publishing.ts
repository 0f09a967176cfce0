import type { LiveReport } from '@nas/domain/publication-feed'
import * as v from 'valibot'
import type { WriterClient } from './client.ts'

const draftSchema = v.object({
  draft: v.nullable(
    v.object({
      kind: v.string(),
      locale: v.picklist(['vi', 'en']),
      path: v.string(),
      document: v.looseObject({}),
    }),
  ),
})

export type PreviewDraft = NonNullable<v.InferOutput<typeof draftSchema>['draft']>

export const publishingCalls = ({ send }: WriterClient) => ({
  async report(body: LiveReport, timeoutMs?: number): Promise<void> {
    await send('/publications/live', v.unknown(), { method: 'POST', body, timeoutMs })
  },
  /** Null when the token has expired. @throws MissingRecordError when it is not valid */
  async draft(token: string, timeoutMs: number): Promise<PreviewDraft | null> {
    const path = `/preview/draft/${encodeURIComponent(token)}`
    return (await send(path, draftSchema, { timeoutMs })).draft
  },
})
