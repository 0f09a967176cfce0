import type { StaffJob } from '@nas/contract/staff-jobs/fields'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Progress } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useJobTexts } from '../kit/list/job-texts.ts'
import { changeJobs, dismissJob, isOpen, jobsOptions, rowsIn } from '../kit/list/jobs.api.ts'
import { Styles } from '../kit/styles/styles.tsx'
import { NextStep } from './job-next-step.tsx'
import jobsCss from './jobs.css?inline'

/** A finished job needs no report when its single record itself shows the result. */
const isSettled = (job: StaffJob): boolean =>
  !isOpen(job) &&
  rowsIn(job, 'failed').length === 0 &&
  ((job.rows.length === 1 && job.skipped.length === 0) || rowsIn(job, 'done').length === 0)

/** Whether there are failures to unfold; the only record of a job has its reason in the line. */
const hasFailures = (job: StaffJob): boolean =>
  job.rows.length > 1 && rowsIn(job, 'failed').length > 0

interface JobPanelProps {
  jobs: readonly StaffJob[]
  onCancel: (job: StaffJob) => Promise<void>
  /** Announces a text to screen readers. */
  onSay: (text: string) => void
}

/** Each job until it is dismissed: undo, progress, and the result of every record. */
export function JobPanel({ jobs, onCancel, onSay }: JobPanelProps) {
  const texts = useJobTexts()
  const queries = useQueryClient()
  const shown = jobs.filter((job) => !isSettled(job))
  const [newest] = jobs
  const said = newest === undefined ? '' : sentenceOf(newest, texts)
  useEffect(() => onSay(said), [said, onSay])
  const settled = jobs.filter(isSettled).map(({ id }) => id)
  const dismissed = useRef(new Set<string>())
  useEffect(() => {
    for (const id of settled) {
      if (dismissed.current.has(id)) continue
      dismissed.current.add(id)
      dismissJob(id).catch(() => dismissed.current.delete(id))
    }
  })

  const dismiss = (job: StaffJob): void => {
    void changeJobs(queries, (before) => before.filter(({ id }) => id !== job.id))
    // A job whose dismissal failed is shown again after the next fetch.
    dismissJob(job.id).catch(() => queries.invalidateQueries({ queryKey: jobsOptions.queryKey }))
  }
  const keepFocus = (act: () => void) => () => {
    act()
    document.getElementById('crm-main')?.focus({ preventScroll: true })
  }
  const [unfolded, setUnfolded] = useState(false)
  const over = shown.filter((job) => !isOpen(job))
  const folds = shown.length > 1 || shown.some(hasFailures)
  if (shown.length === 0) return null
  return (
    <section className="crm-jobs" aria-label={texts.t('title')}>
      <Styles name="jobs" css={jobsCss} />
      <ul className="crm-plain">
        {(unfolded ? shown : shown.slice(0, 1)).map((job, index) => (
          <li key={job.id} className="crm-job">
            <JobLine
              job={job}
              unfolded={unfolded}
              onCancel={keepFocus(() => void onCancel(job))}
              onDismiss={keepFocus(() => dismiss(job))}
            >
              {index === 0 && folds && (
                <Button
                  size="small"
                  aria-expanded={unfolded}
                  onClick={() => setUnfolded(!unfolded)}
                >
                  {texts.t(unfolded ? 'fold' : 'unfold', { count: shown.length })}
                </Button>
              )}
              {index === 0 && over.length > 1 && (
                <Button size="small" onClick={keepFocus(() => over.forEach(dismiss))}>
                  {texts.t('dismissAll')}
                </Button>
              )}
            </JobLine>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Texts = ReturnType<typeof useJobTexts>

const nameOf = ({ resource, to, rows }: StaffJob, { t, stepOf }: Texts): string => {
  const label = stepOf(resource, to)
  const [only] = rows
  return rows.length === 1 && only
    ? t('nameOfOne', { label, record: only.label })
    : t('name', { label, count: rows.length })
}

/** Numbers of records to which the step did not apply, by their state; empty for none. */
function skippedOf({ resource, skipped }: StaffJob, { t, stateOf }: Texts): string {
  if (skipped.length === 0) return ''
  const count = skipped.reduce((sum, one) => sum + one.count, 0)
  const states = skipped.map(
    ({ state, payment, count }) => `${stateOf(resource, state, payment)} (${count})`,
  )
  return t('skipped', { count, states: states.join(', ') })
}

function resultOf(job: StaffJob, texts: Texts): string {
  const [only] = job.rows
  if (job.rows.length === 1 && only?.state === 'failed') return texts.reasonOf(only)
  const [done, failed] = [rowsIn(job, 'done').length, rowsIn(job, 'failed').length]
  const counts = { done, count: job.rows.length, failed }
  const result = texts.t(failed > 0 ? 'resultFailed' : 'result', counts)
  return [result, skippedOf(job, texts)].filter(Boolean).join('. ')
}

function sentenceOf(job: StaffJob, texts: Texts): string {
  const name = nameOf(job, texts)
  if (isOpen(job)) return job.starts_in > 0 ? `${name}. ${texts.t('mayUndo')}` : name
  const isUndone = rowsIn(job, 'done', 'failed').length === 0
  return `${name}. ${isUndone ? texts.t('undone') : resultOf(job, texts)}`
}

interface JobLineProps {
  job: StaffJob
  /** Whether the records that failed are listed. */
  unfolded: boolean
  onCancel: () => void
  onDismiss: () => void
  /** Further buttons. */
  children: ReactNode
}

function JobLine({ job, unfolded, onCancel, onDismiss, children }: JobLineProps) {
  const texts = useJobTexts()
  const { t, reasonOf } = texts
  const failed = rowsIn(job, 'failed')
  const name = <strong>{nameOf(job, texts)}</strong>
  if (isOpen(job) && job.starts_in > 0) {
    return (
      <div className="crm-row">
        {name}
        <span aria-hidden="true">
          {t('startsIn', { seconds: Math.ceil(job.starts_in / 1000) })}
        </span>
        <Button size="small" aria-keyshortcuts="z Control+z" onClick={onCancel}>
          {t('undo')}
        </Button>
        {children}
      </div>
    )
  }
  if (isOpen(job)) {
    const done = rowsIn(job, 'done', 'failed').length
    const progress = t('progress', { done, count: job.rows.length })
    return (
      <>
        <div className="crm-row">
          {name}
          <span>{progress}</span>
          <Button size="small" onClick={onCancel}>
            {t('stop')}
          </Button>
          {children}
        </div>
        <Progress
          aria-label={progress}
          percent={Math.round((done / job.rows.length) * 100)}
          showInfo={false}
          size="small"
        />
      </>
    )
  }
  return (
    <>
      <div className="crm-row">
        {name}
        <span>{resultOf(job, texts)}</span>
        <NextStep job={job} onBegun={failed.length === 0 ? onDismiss : null} />
        <Button size="small" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
        {children}
      </div>
      {unfolded && hasFailures(job) && (
        <ul className="crm-plain crm-problem" aria-label={t('failures')}>
          {failed.map((row) => (
            <li key={row.record}>
              <strong>{row.label}</strong>: {reasonOf(row)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
