import { longestRating, longestReason } from '@nas/contract/limits'
import { Button } from 'antd'
import { useRef } from 'react'
import { api } from '../../../api-client/api.ts'
import { RecordForm, useRecordForm } from '../../kit/forms/form.tsx'
import { useShortcuts } from '../../kit/keyboard/shortcuts.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import type { Review } from './review-list.ts'
import { ReviewStateTag, useReviewTexts } from './review-parts.tsx'

export function ReviewDecision({ review }: { review: Review }) {
  const { t } = useReviewTexts()
  const { id, state, reply, reason, updatedAt } = review
  const panel = useRef<HTMLDivElement>(null)
  const form = useRecordForm({
    resource: 'ratings',
    audited: { kind: 'rating', subject: id },
    stored: { reply: reply ?? '', reason: reason ?? '' },
    updatedAt,
    save: (changes, updatedAt) =>
      api.put(`/api/ratings/${encodeURIComponent(id)}`, { data: { state, ...changes, updatedAt } }),
  })
  const focus = (mark: string) =>
    panel.current?.querySelector<HTMLElement>(`[data-mark=${mark}]`)?.focus()
  const approve = () => form.submit({ state: 'active' })
  const refuse = (): void => {
    if (form.textOf('reason').trim() !== '') {
      form.submit({ state: 'inactive' })
      return
    }
    form.refuse({ reason: { name: 'required' } })
    focus('reason')
  }
  useShortcuts([
    { key: 'n', label: t('keys.note'), run: () => focus('reply') },
    { key: 'e', label: t('keys.next'), run: () => state !== 'active' && approve() },
  ])
  const hasReply = form.textOf('reply').trim() !== ''
  return (
    <Panel title={t('decide')}>
      <p className="crm-state">
        <ReviewStateTag state={state} />
      </p>
      <div ref={panel}>
        <RecordForm
          form={form}
          saves={state !== 'new'}
          fields={[
            {
              kind: 'paragraph',
              name: 'reply',
              label: `${t('reply')} (${t('replyHint')})`,
              rows: 4,
              longest: longestRating,
              mark: 'reply',
            },
            {
              kind: 'paragraph',
              name: 'reason',
              label: `${t('reason')} (${t('reasonHint')})`,
              rows: 3,
              longest: longestReason,
              mark: 'reason',
            },
          ]}
        />
      </div>
      <div className="crm-moves crm-stack crm-gap">
        {state !== 'active' && (
          <Button block type="primary" loading={form.saving} onClick={approve}>
            {t(hasReply ? 'approveReply' : 'approve')}
          </Button>
        )}
        {state !== 'inactive' && (
          <Button block danger loading={form.saving} onClick={refuse}>
            {t('refuse')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
