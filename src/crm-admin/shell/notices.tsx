import { notification } from 'antd'
import { createContext, type ReactNode, useContext } from 'react'

type Notices = ReturnType<typeof notification.useNotification>[0]

const NoticesContext = createContext<Notices | null>(null)

interface NoticeAreaProps {
  placement: 'bottomLeft' | 'top'
  children: ReactNode
}

/** Gives what is in it notices. antd's own `App` would bring dialogs and messages, too. */
export function NoticeArea({ placement, children }: NoticeAreaProps) {
  const [notices, area] = notification.useNotification({ placement })
  return (
    <NoticesContext value={notices}>
      <div className="crm-app">{children}</div>
      {area}
    </NoticesContext>
  )
}

export function useNotices(): Notices {
  const notices = useContext(NoticesContext)
  if (notices === null) throw new Error('There is no area of notices')
  return notices
}
