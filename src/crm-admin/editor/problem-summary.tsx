import { Alert } from 'antd'
import { useEffect, useRef } from 'react'
import { attributesOf, type EditorSpec, fieldsOf } from './editor-field.ts'
import { controlId } from './editor-row.tsx'
import { useEditorTexts } from './editor-texts.ts'
import type { Problem } from './field-kinds.ts'

interface ProblemSummaryProps {
  spec: EditorSpec
  problems: Readonly<Record<string, Problem>>
  /** How often something was refused: each time the summary takes the focus. */
  refusals: number
}

/** All that is wrong, with ways to the fields. */
export function ProblemSummary({ spec, problems, refusals }: ProblemSummaryProps) {
  const { t } = useEditorTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  const wrong = fieldsOf(spec).flatMap((field) =>
    attributesOf(field).flatMap((attribute) => {
      const problem = problems[attribute]
      return problem ? [{ attribute, label: t(field.label), problem }] : []
    }),
  )
  if (wrong.length === 0) return null
  const list = (
    <ul>
      {wrong.map(({ attribute, label, problem }) => (
        <li key={attribute}>
          <button
            type="button"
            className="crm-link-button"
            onClick={() => document.getElementById(controlId(attribute))?.focus()}
          >
            {label}
          </button>
          : {t(`error.${problem}`)}
        </li>
      ))}
    </ul>
  )
  return (
    <div ref={box} tabIndex={-1} className="crm-problems">
      <Alert type="error" showIcon title={t('problems')} description={list} />
    </div>
  )
}
