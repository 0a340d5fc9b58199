// W20: a focused button that opens a second window; Escape closes it. Written for this project.
// common/popup.c starts it, presses the keys and ends it.
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QStyleFactory>
#include <QWidget>

static QPointer<QWidget> second;

static void open_second() {
  delete second;
  second = new QWidget;
  for (int i = 0; i < 5; i++) {
    int y = 8 + 40 * i;
    (new QLabel(QString("Label %1").arg(i), second))->setGeometry(8, y, 100, 32);
    (new QLineEdit(QString("Value %1").arg(i), second))->setGeometry(116, y, 160, 32);
    (new QPushButton(QString("Button %1").arg(i), second))->setGeometry(284, y, 108, 32);
  }
  auto *escape = new QShortcut(QKeySequence(Qt::Key_Escape), second);
  QObject::connect(escape, &QShortcut::activated, [] { delete second; });
  second->setGeometry(500, 100, 400, 300);
  second->show();
}

int main(int argc, char **argv) {
  QApplication app(argc, argv);
  QApplication::setStyle(QStyleFactory::create("Fusion"));
  QFont f("DejaVu Sans");
  f.setPixelSize(14);
  QApplication::setFont(f);
  QApplication::setCursorFlashTime(0);
  QWidget w;
  auto *button = new QPushButton("Open", &w);
  button->setGeometry(8, 8, 200, 32);
  QObject::connect(button, &QPushButton::clicked, open_second);
  auto *escape = new QShortcut(QKeySequence(Qt::Key_Escape), &w);
  QObject::connect(escape, &QShortcut::activated, [] { delete second; });
  w.setGeometry(0, 0, 400, 300);
  button->setFocus();
  w.show();
  return app.exec();
}
