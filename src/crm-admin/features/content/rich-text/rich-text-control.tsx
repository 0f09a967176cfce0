import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { HorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { BLUR_COMMAND, COMMAND_PRIORITY_LOW, type LexicalEditor } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import type { ControlProps } from '../../../kit/forms/control.tsx'
import type { FormField } from '../../../kit/forms/form-field.ts'
import { Styles } from '../../../kit/styles/styles.tsx'
import { $load, $print, importRules } from './html.ts'
import { KeptNode, PictureNode, VideoNode } from './media-nodes.tsx'
import { PictureAlt, TELL_COMMAND } from './picture-tool.tsx'
import richTextCss from './rich-text.css?inline'
import { Toolbar } from './toolbar.tsx'

const nodes = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  HorizontalRuleNode,
  PictureNode,
  VideoNode,
  KeptNode,
]

const theme = {
  text: { underline: 'crm-text-underline', strikethrough: 'crm-text-strike' },
}

/**
 * The rich-text editor (SPEC §9), limited to the marks that the server accepts (ADR 0019). It reads
 * its value once, so a value from another source needs a new key.
 */
export function RichTextControl(props: ControlProps<FormField, string>) {
  const { id, language, value, invalid, describedBy, onChange, onUpload, disabled } = props
  const [config] = useState(() => ({
    namespace: 'text',
    nodes,
    theme,
    html: { import: importRules },
    editorState: (editor: LexicalEditor) => $load(editor, value),
    // A failure inside the editor is a failure of the page.
    onError: (error: Error) => {
      throw error
    },
  }))
  return (
    <LexicalComposer initialConfig={config}>
      <Styles name="rich-text" css={richTextCss} />
      <div className="crm-text" data-invalid={invalid}>
        <Toolbar labelId={`${id}-label`} onUpload={onUpload} />
        <PictureAlt />
        <RichTextPlugin
          ErrorBoundary={LexicalErrorBoundary}
          placeholder={null}
          contentEditable={
            <ContentEditable
              id={id}
              className="crm-text-page"
              lang={language}
              ariaLabelledBy={`${id}-label`}
              ariaInvalid={invalid}
              {...(describedBy !== '' && { ariaDescribedBy: describedBy })}
            />
          }
        />
        <HistoryPlugin />
        <ListPlugin />
        <LinkPlugin />
        <TellChanges value={value} sending={disabled} onChange={onChange} />
      </div>
    </LexicalComposer>
  )
}

/** SPEC §9: changes are reported after this pause, in milliseconds. */
const pauseMs = 1000

interface TellChangesProps {
  /** The stored text, also after every change was undone, or the editor's own. */
  value: string
  /** Reports at once, because the stored record may replace the form. */
  sending: boolean
  onChange: (html: string) => void
}

function TellChanges({ value, sending, onChange }: TellChangesProps) {
  const [editor] = useLexicalComposerContext()
  const tell = useRef(onChange)
  tell.current = onChange
  const pause = useRef(pauseMs)
  pause.current = sending ? 0 : pauseMs
  const stored = useRef(value)
  const begun = useRef('')
  const reported = useRef('')
  useEffect(() => {
    if (value === reported.current) return
    stored.current = value
    begun.current = reported.current
  }, [value])
  useEffect(() => {
    const print = (): string => editor.read(() => $print(editor))
    begun.current = print()
    reported.current = begun.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = (): void => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const html = print()
      if (html === reported.current) return
      reported.current = html
      tell.current(html === begun.current ? stored.current : html)
    }
    const onLeft = (): boolean => {
      flush()
      return false
    }
    const stopListening = [
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
        clearTimeout(timer)
        timer = setTimeout(flush, pause.current)
      }),
      editor.registerCommand(BLUR_COMMAND, onLeft, COMMAND_PRIORITY_LOW),
      editor.registerCommand(TELL_COMMAND, onLeft, COMMAND_PRIORITY_LOW),
    ]
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      for (const stop of stopListening) stop()
      window.removeEventListener('pagehide', flush)
    }
  }, [editor])
  return null
}
