import { Alert, Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { failureText } from './failure-text.ts'

interface LoadFailureProps {
  error: unknown
  onRetry: () => void
  retrying: boolean
}

export function LoadFailure({ error, onRetry, retrying }: LoadFailureProps) {
  const { t } = useTexts()
  return (
    <Alert
      className="crm-failure"
      type="error"
      showIcon
      title={t('failure.title')}
      description={t(failureText(error))}
      action={
        <Button onClick={onRetry} loading={retrying}>
          {t('retry')}
        </Button>
      }
    />
  )
}

/** Loading the page anew also brings the screens of a release that came meanwhile. */
function ScreenFailure() {
  return <LoadFailure error={null} onRetry={() => window.location.reload()} retrying={false} />
}

interface ScreenBoundaryProps {
  children: ReactNode
}

/** A screen that breaks, or whose code cannot be loaded, leaves the menu and the header standing. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <ScreenFailure /> : this.props.children
  }
}
