import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface EditorTab {
  name: string
  label: string
  /** Number of fields that prevent the record from being saved. */
  problems: number
  content: ReactNode
}

interface EditorTabsProps {
  label: string
  tabs: readonly EditorTab[]
  shown: string
  onShow: (name: string) => void
}

/** Parts of a long form, one at a time; the others stay mounted, so that nothing typed is lost. */
export function EditorTabs({ label, tabs, shown, onShow }: EditorTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ name }) => name === shown)
    const last = tabs.length - 1
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const next = to === undefined ? undefined : tabs[to]
    if (next === undefined) return
    event.preventDefault()
    onShow(next.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="crm-tabs" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-${tab.name}-panel`}
            aria-selected={tab.name === shown}
            tabIndex={tab.name === shown ? 0 : -1}
            onClick={() => onShow(tab.name)}
          >
            {tab.label}
            {tab.problems > 0 && <span className="crm-tab-problems"> ({tab.problems})</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          aria-labelledby={`${id}-${tab.name}`}
          className="crm-tab-panel"
          hidden={tab.name !== shown}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
