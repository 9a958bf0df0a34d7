/** Visual mark of a required field. Screen readers get this from the field itself. */
export function RequiredMark() {
  return (
    <span className="rx-needed" aria-hidden="true">
      *
    </span>
  );
}
