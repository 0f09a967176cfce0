import { longestRating, longestReason } from '@nas/contract/limits'
import { Button } from 'antd'
import { useRef } from 'react'
import { useShortcuts } from '../keys/shortcuts.ts'
import { RecordForm } from '../record/record-form.tsx'
import { useRecordForm } from '../record/use-record-form.ts'
import { Panel } from '../shell/page-frame.tsx'
import { decideReview, type Review } from './review-list.ts'
import { ReviewStateTag } from './review-parts.tsx'
import { useReviewTexts } from './review-texts.ts'

/** Whether a review is shown, why not, and what the shop answers. */
export function ReviewDecision({ review }: { review: Review }) {
  const { t } = useReviewTexts()
  const { id, state, reply, reason, updatedAt } = review
  const panel = useRef<HTMLDivElement>(null)
  const form = useRecordForm({
    resource: 'ratings',
    id,
    stored: { reply: reply ?? '', reason: reason ?? '' },
    updatedAt,
    save: (changes, base) => decideReview(review, changes, base),
  })
  const focus = (mark: string) =>
    panel.current?.querySelector<HTMLElement>(`[data-mark=${mark}]`)?.focus()
  const approve = () => form.submit({ state: 'active' })
  const refuse = (): void => {
    if (form.valueOf('reason').trim() !== '') {
      form.submit({ state: 'inactive' })
      return
    }
    form.refuse({ reason: { text: 'problem.required' } })
    focus('reason')
  }
  useShortcuts([
    { key: 'n', label: t('keys.note'), run: () => focus('reply') },
    { key: 'e', label: t('keys.next'), run: () => state !== 'active' && approve() },
  ])
  const hasReply = form.valueOf('reply').trim() !== ''
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
              name: 'reply',
              label: `${t('reply')} (${t('replyHint')})`,
              lines: 4,
              longest: longestRating,
              mark: 'reply',
            },
            {
              name: 'reason',
              label: `${t('reason')} (${t('reasonHint')})`,
              lines: 3,
              longest: longestReason,
              mark: 'reason',
            },
          ]}
        />
      </div>
      <div className="crm-moves crm-work-form">
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
