import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.ts'

interface Notice {
  /** A notice replaces an earlier notice with the same key. */
  key?: string
  description: string
  /** Default: `alert`, which interrupts a screen reader. */
  role?: 'alert' | 'status'
}

interface Notices {
  success(notice: Notice): void
  error(notice: Notice): void
}

interface ShownNotice extends Notice {
  id: number
  variant: keyof Notices
}

const maxAtOnce = 3
const shownMs = 6000

let lastId = 0

const $shown = atom<readonly ShownNotice[]>([])

const show = (variant: keyof Notices) => (notice: Notice) => {
  lastId += 1
  const others = $shown.get().filter(({ key }) => key === undefined || key !== notice.key)
  $shown.set([...others, { ...notice, id: lastId, variant }].slice(-maxAtOnce))
}

const close = (id: number): void => $shown.set($shown.get().filter((notice) => notice.id !== id))

const notices: Notices = { success: show('success'), error: show('error') }

export const useNotices = (): Notices => notices

/**
 * Place of the notices. The header grows with them, so that they cover nothing. Own code: antd's
 * notices cover the page, and their code would be a twelfth of the first screen's script.
 */
export function NoticeSlot() {
  return (
    <div className="crm-notices">
      {useStore($shown).map((notice) => (
        <NoticeView key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

/** Closes after a timeout, which stops while the pointer or the focus is on the notice. */
function NoticeView({ notice }: { notice: ShownNotice }) {
  const { id, variant, description, role = 'alert' } = notice
  const { t } = useTexts()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close(id), shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, id])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it open
    <div
      className={`crm-notice crm-notice-${variant}`}
      data-notice=""
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p role={role}>
        <strong>{t('noticeTitle')}</strong> {description}
      </p>
      <button type="button" aria-label={t('notice.close')} onClick={() => close(id)}>
        ×
      </button>
    </div>
  )
}
