import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useTexts } from '../texts/texts.ts'

interface Notice {
  /** A notice replaces an earlier notice with the same key. */
  key?: string
  title: string
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

const NoticesContext = createContext<Notices | null>(null)
const ShownContext = createContext<{
  shown: readonly ShownNotice[]
  close: (id: number) => void
}>({ shown: [], close: () => {} })

/**
 * Provides notices to its content. Own code: antd's notices cover the page, and their code would be a
 * twelfth of the first screen's script.
 */
export function NoticeArea({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotice[]>([])
  const notices = useMemo((): Notices => {
    const show = (variant: keyof Notices) => (notice: Notice) => {
      lastId += 1
      const next = { ...notice, id: lastId, variant }
      setShown((before) =>
        [...before.filter(({ key }) => key === undefined || key !== notice.key), next].slice(
          -maxAtOnce,
        ),
      )
    }
    return { success: show('success'), error: show('error') }
  }, [])
  const close = useCallback(
    (id: number) => setShown((before) => before.filter((notice) => notice.id !== id)),
    [],
  )
  const area = useMemo(() => ({ shown, close }), [shown, close])
  return (
    <NoticesContext value={notices}>
      <ShownContext value={area}>
        <div className="crm-app">{children}</div>
      </ShownContext>
    </NoticesContext>
  )
}

export function useNotices(): Notices {
  const notices = useContext(NoticesContext)
  if (notices === null) throw new Error('NoticeArea is missing')
  return notices
}

/** Place of the notices. The header grows with them, so that they cover nothing. */
export function NoticeSlot() {
  const { shown, close } = useContext(ShownContext)
  return (
    <div className="crm-notices">
      {shown.map((notice) => (
        <NoticeView key={notice.id} notice={notice} onClose={close} />
      ))}
    </div>
  )
}

/** Closes after a timeout, which stops while the pointer or the focus is on the notice. */
function NoticeView({ notice, onClose }: { notice: ShownNotice; onClose: (id: number) => void }) {
  const { id, variant, title, description, role = 'alert' } = notice
  const { t } = useTexts()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onClose(id), shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, id, onClose])
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
        <strong>{title}</strong> {description}
      </p>
      <button type="button" aria-label={t('notice.close')} onClick={() => onClose(id)}>
        ×
      </button>
    </div>
  )
}
