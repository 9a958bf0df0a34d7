/** Visual mark of a required field; screen readers hear it from the field itself. */
export function RequiredMark() {
  return (
    <span className="rx-needed" aria-hidden="true">
      *
    </span>
  );
}
