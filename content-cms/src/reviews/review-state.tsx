'use client'

import { formatMoment } from '@nas/domain/dates'
import {
  Button,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useId, useReducer, useState } from 'react'
import type { User } from '../payload-types'
import { BelowControls } from '../versions/below-controls'
import type { ShownReview } from './review-endpoints'
import './review-state.css'
import { ofGlobal } from './subject'
import { textsOf } from './texts'

const changed = 'changed-review'

type Answer = { review?: ShownReview | null; errors?: { message?: string }[] }

/** The review of the document; a contributor sends the draft, a manager returns it. */
export function ReviewState() {
  const { id, collectionSlug, globalSlug, data, hasPublishedDoc } = useDocumentInfo()
  const { config } = useConfig()
  const { language } = useTranslation().i18n
  const { user } = useAuth<User>()
  const isModified = useFormModified()
  const commentId = useId()
  const [review, setReview] = useState<ShownReview | null>(null)
  const [comment, setComment] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [reads, readAgain] = useReducer((count: number) => count + 1, 0)
  const say = textsOf(language)
  const subject = globalSlug ? ofGlobal : id
  const address = `${config.routes.api}/reviews/of/${globalSlug ?? collectionSlug}/${subject}`
  const updatedAt = data?.updatedAt

  useEffect(() => {
    addEventListener(changed, readAgain)
    return () => removeEventListener(changed, readAgain)
  }, [])
  useEffect(() => {
    if (subject === undefined) return
    const aborting = new AbortController()
    // A new version can settle the review.
    void updatedAt
    void hasPublishedDoc
    void reads
    fetch(address, { signal: aborting.signal })
      .then(
        async (answer) => answer.ok && setReview(((await answer.json()) as Answer).review ?? null),
      )
      .catch(() => undefined)
    return () => aborting.abort()
  }, [address, subject, updatedAt, hasPublishedDoc, reads])

  async function change(method: 'POST' | 'PATCH'): Promise<void> {
    setBusy(true)
    const answer = await fetch(address, {
      method,
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ comment }),
    }).catch(() => null)
    const body: Answer = (await answer?.json().catch(() => null)) ?? {}
    setBusy(false)
    if (answer?.ok) setComment('')
    else toast.error(body.errors?.[0]?.message ?? say.failed)
    // Payload may have loaded the form again since the press, and with it read an older state.
    dispatchEvent(new Event(changed))
  }

  const isDraft = data?._status === 'draft'
  const isWaiting = review?.state === 'waiting'
  const canSend = subject !== undefined && user?.role === 'contributor' && isDraft && !isWaiting
  const canReturn = user?.role === 'manager' && isWaiting
  const person = (isWaiting ? review.by : review?.decidedBy) ?? say.person
  const when = review && formatMoment(review.updatedAt)
  if (review === null && !canSend) return null
  return (
    <BelowControls>
      <div className="review-state">
        <div role="status">
          {review && when && say[review.state](person, when)}
          {canReturn && ` ${say.decide}`}
          {review?.state === 'returned' && <blockquote>{review.comment}</blockquote>}
        </div>
        {canSend && (
          <Button
            buttonStyle="secondary"
            disabled={isBusy || isModified}
            onClick={() => void change('POST')}
            size="small"
          >
            {review?.state === 'returned' ? say.sendAgain : say.send}
          </Button>
        )}
        {canSend && isModified && <div>{say.saveFirst}</div>}
        {canReturn && (
          <>
            <label htmlFor={commentId}>{say.comment}</label>
            <textarea
              id={commentId}
              maxLength={2000}
              onChange={(event) => setComment(event.target.value)}
              value={comment}
            />
            <Button
              buttonStyle="secondary"
              disabled={isBusy || comment.trim() === ''}
              onClick={() => void change('PATCH')}
              size="small"
            >
              {say.giveBack}
            </Button>
          </>
        )}
      </div>
    </BelowControls>
  )
}
