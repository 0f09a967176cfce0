export { addOwn as POST, listOwn as GET } from '../../../../accounts/http/addresses'
