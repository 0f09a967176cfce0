import { Button } from 'antd'
import { type DragEvent, type ReactNode, useRef } from 'react'
import { pictureTypes } from './use-uploads.ts'

interface ChooseFilesProps {
  id: string
  label: string
  describedBy: string
  many?: boolean
  disabled: boolean
  onFiles: (files: File[]) => void
  children?: ReactNode
}

export function ChooseFiles(props: ChooseFilesProps) {
  const { id, label, describedBy, many = false, disabled, onFiles, children } = props
  const input = useRef<HTMLInputElement>(null)
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    if (files.length > 0 && !disabled) onFiles(many ? files : files.slice(0, 1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button offers the same by keyboard
    <div className="crm-drop" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {children}
      <Button
        id={id}
        {...(describedBy !== '' && { 'aria-describedby': describedBy })}
        aria-labelledby={`${id}-label ${id}-choose`}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <span id={`${id}-choose`}>{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-files={id}
        accept={pictureTypes.join(',')}
        multiple={many}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Allows the same file to be chosen again after a failure.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}
