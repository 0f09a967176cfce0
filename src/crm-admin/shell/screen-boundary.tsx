import { Component, type ReactNode } from 'react'
import { ScreenFailure } from './screen-failure.tsx'

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
