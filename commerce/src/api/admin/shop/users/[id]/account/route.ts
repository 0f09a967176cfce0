export { readNoted as GET } from '../../../../../../accounts/http/people'
