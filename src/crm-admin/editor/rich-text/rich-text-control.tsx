import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { HorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import type { LexicalEditor } from 'lexical'
import { useState } from 'react'
import richTextCss from '../../styles/rich-text.css?inline'
import { Styles } from '../../styles/styles.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import type { EditorField } from '../editor-field.ts'
import { $load } from './html.ts'
import { importRules } from './html-rules.ts'
import { PictureNode } from './picture-node.tsx'
import { TellChanges } from './tell-changes.tsx'
import { Toolbar } from './toolbar.tsx'
import { VideoNode } from './video-node.tsx'

const nodes = [
  ...[HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
  ...[HorizontalRuleNode, PictureNode, VideoNode],
]

const theme = {
  text: { underline: 'crm-text-underline', strikethrough: 'crm-text-strike' },
}

/**
 * The rich-text editor (SPEC §9), with those marks only that survive the server (ADR 0019). It reads
 * its value once; a value from elsewhere comes with a new key.
 */
export function RichTextControl(props: ControlProps<EditorField, string>) {
  const { id, language, value, invalid, describedBy, onChange } = props
  const [config] = useState(() => ({
    namespace: 'text',
    nodes,
    theme,
    html: { import: importRules },
    editorState: (editor: LexicalEditor) => $load(editor, value),
    // A failure inside the editor is one of the page.
    onError: (error: Error) => {
      throw error
    },
  }))
  return (
    <LexicalComposer initialConfig={config}>
      <Styles name="rich-text" css={richTextCss} />
      <div className="crm-text" data-invalid={invalid}>
        <Toolbar labelId={`${id}-label`} />
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
        <TellChanges stored={value} onChange={onChange} />
      </div>
    </LexicalComposer>
  )
}
