'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { type Label, label, languageOf } from '../labels'

const reorder = label('Kéo để đổi thứ tự', 'Drag to reorder')
const remove = label('Gỡ', 'Remove')

/** Controls to which Payload 3.90 gives no name, or one in English, by their selectors. */
const names: Record<string, Label> = {
  '.dashboard-breadcrumb-select input': label('Chọn màn hình', 'Choose a screen'),
  '.clickable-arrow--left': label('Trang trước', 'Previous page'),
  '.clickable-arrow--right': label('Trang sau', 'Next page'),
  '#select-all': label('Chọn tất cả', 'Select all'),
  '#action-save-popup button': label('Cách lưu khác', 'More ways to save'),
  '.doc-controls__popup .popup-button': label('Thao tác khác', 'More actions'),
  '.array-actions__button': label('Thao tác với mục', 'Actions of the row'),
  '.clipboard-action__popup .popup-button': label('Sao chép và dán', 'Copy and paste'),
  '.collapsible__drag': reorder,
  '.upload--has-many__drag': reorder,
  '.upload-relationship-details__edit': label('Sửa tệp', 'Edit the file'),
  '.upload-relationship-details__remove': remove,
  '.file-details__remove': remove,
  '.copy-to-clipboard': label('Sao chép', 'Copy'),
  '.date-time-picker__clear-button': label('Xóa ngày giờ', 'Clear the date'),
  '[data-button-key=indentDecrease]': label('Giảm thụt lề', 'Decrease the indent'),
  '[data-button-key=indentIncrease]': label('Tăng thụt lề', 'Increase the indent'),
  '[data-button-key=bold]': label('Đậm', 'Bold'),
  '[data-button-key=italic]': label('Nghiêng', 'Italic'),
  '[data-button-key=underline]': label('Gạch chân', 'Underline'),
  '[data-button-key=strikethrough]': label('Gạch ngang', 'Strikethrough'),
  '[data-button-key=subscript]': label('Chỉ số dưới', 'Subscript'),
  '[data-button-key=superscript]': label('Chỉ số trên', 'Superscript'),
  '[data-button-key=inlineCode]': label('Chữ mã', 'Code'),
  '[data-button-key=link]': label('Liên kết', 'Link'),
  '.toolbar-popup__dropdown-add': label('Chèn', 'Insert'),
  '.toolbar-popup__dropdown-tableChanges': label('Dòng và cột', 'Rows and columns'),
  '.toolbar-popup__dropdown-blocks': label('Khối', 'Blocks'),
  '.toolbar-popup__dropdown-text': label('Kiểu đoạn', 'Kind of paragraph'),
  '.toolbar-popup__dropdown-textState': label('Cỡ chữ và màu', 'Size and colour'),
  '.toolbar-popup__dropdown-align': label('Căn lề', 'Alignment'),
}

const orders = {
  asc: label('tăng dần', 'ascending'),
  desc: label('giảm dần', 'descending'),
}

/** Inputs of a field beside its label, which belongs to none of them. */
const inputs = `.field-type :is(
  .rs__input, .react-select input[role=combobox], .date-time-picker input, .ContentEditable__root,
  .drawer__content .field-type__wrap > input, .drawer__content textarea
)`

/** Shown at the mouse only. Arrow keys and Delete in the field, and the menu at `/`, do the same. */
const forMouse = ':is(div, button)[aria-hidden=true], .draggable-block-menu, .add-block-menu'

const firstText = (within: Element | null, selector: string) =>
  within?.querySelector(selector)?.firstChild?.textContent ?? ''

function name(selector: string, nameOf: (control: HTMLElement) => string): void {
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    const given = nameOf(control)
    if (control.ariaLabel !== given) control.ariaLabel = given
  }
}

/** Names what Payload's admin does not name, for screen readers, and again after each change. */
export function NamedControls({ children }: { children: React.ReactNode }) {
  const language = languageOf(useTranslation().i18n.language)
  useEffect(() => {
    const nameAll = () => {
      for (const [selector, text] of Object.entries(names)) name(selector, () => text[language])
      name(inputs, (input) => firstText(input.closest('.field-type'), '.field-label'))
      for (const [end, { vi, en }] of Object.entries(orders)) {
        name(`.sort-column__${end}`, (button) => {
          const column = firstText(button.closest('.sort-column'), '.sort-column__label')
          return label(`Sắp theo ${column}, ${vi}`, `Sort by ${column}, ${en}`)[language]
        })
      }
      name('.doc-tab', (tab) => tab.textContent)
      name('tbody .cell-_select input', (box) => {
        const row = firstText(box.closest('tr'), 'a')
        return label(`Chọn ${row}`, `Select ${row}`)[language]
      })
      for (const control of document.querySelectorAll<HTMLElement>(forMouse))
        if (control.tabIndex === 0) control.tabIndex = -1
    }
    nameAll()
    const observer = new MutationObserver(nameAll)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [language])
  return children
}
