export { changeOwn as POST, readOwn as GET } from '../../../../../accounts/http/addresses'
