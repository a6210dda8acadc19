import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Glyph } from "./Glyph.tsx";

/** A window over the page; Escape and the cross close it, and focus stays inside. */
export function Dialog({
  title,
  onClose,
  children,
  className = "",
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
    }
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === ref.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialog-body">
        <header>
          <h2>{title}</h2>
          <button type="button" className="quiet" onClick={onClose} aria-label={t("close")}>
            <Glyph name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
