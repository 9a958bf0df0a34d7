/** Marks a field that may not be left empty; the field itself says so to a screen reader. */
export function Needed() {
  return (
    <span className="rx-needed" aria-hidden="true">
      *
    </span>
  );
}
