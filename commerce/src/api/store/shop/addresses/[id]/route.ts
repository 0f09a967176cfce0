export {
  changeOwn as POST,
  deleteOwn as DELETE,
  readOwn as GET,
} from '../../../../../accounts/http/addresses'
